// @ts-check
/**
 * Adds to `serverless package` and `serverless deploy`: bundles the functions, so that a deployment
 * never contains an old build, and shapes and validates the template. JavaScript, because every
 * command of serverless loads this file, also where TypeScript is not compiled.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { tsImport } from 'tsx/esm/api'

/** They read, write, sign in and use the token key. */
const canaryFunctions = ['health', 'createUser', 'hello']

export default class PackagePlugin {
  hooks = {
    'before:package:initialize': () => this.keepCanary(),
    'before:package:createDeploymentArtifacts': () => this.build(),
    'after:aws:package:finalize:mergeCustomProviderResources': () => this.completeTemplate(),
  }

  /** @param {any} serverless */
  constructor(serverless) {
    this.serverless = serverless
  }

  /** The stage `canary` tries an account with few functions, in two minutes. */
  keepCanary() {
    if (this.serverless.getProvider('aws').getStage() !== 'canary') return
    const { functions } = this.serverless.service
    for (const name of Object.keys(functions)) {
      if (!canaryFunctions.includes(name)) delete functions[name]
    }
  }

  build() {
    const script = join(this.serverless.serviceDir, 'scripts/build.ts')
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      cwd: this.serverless.serviceDir,
      stdio: 'inherit',
    })
  }

  async completeTemplate() {
    const template = this.serverless.service.provider.compiledCloudFormationTemplate
    const { shapeTemplate, validateTemplate } = await tsImport('./stack/stack.ts', import.meta.url)
    shapeTemplate(template)
    const problems = validateTemplate(template)
    if (problems.length === 0) return
    throw new this.serverless.classes.Error(
      `AWS would refuse the template:\n${problems.map((/** @type {string} */ problem) => `- ${problem}`).join('\n')}`,
    )
  }
}
