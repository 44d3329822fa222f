import { existsSync } from 'node:fs'
import tseslint from 'typescript-eslint'

// What the peers' packages export is not known before `npm run bench` has installed them.
const peers = existsSync('bench/node_modules/.package-lock.json') ? [] : ['bench/peers/']

const projects = ['.', 'browser', 'tests/browser', 'bench/peers'].map(
  (folder) => `${folder}/tsconfig.json`,
)

export default tseslint.config(
  { ignores: ['dist/', '**/node_modules/', '.data/', '.serverless/', 'client/*.d.ts', ...peers] },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: projects } },
    rules: {
      // The compiler allows no enums (`erasableSyntaxOnly`), and it takes long to find none.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // A describe block holds many tests; its length says nothing about its difficulty.
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
)
