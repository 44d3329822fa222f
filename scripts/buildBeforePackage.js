// @ts-check
/**
 * Bundles the functions before serverless packages or deploys them, so that a deployment never
 * contains an old build. JavaScript, because every command of serverless loads this file, also
 * where TypeScript is not compiled.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

export default class BuildBeforePackage {
  hooks = { 'before:package:createDeploymentArtifacts': () => this.build() }

  /** @param {any} serverless */
  constructor(serverless) {
    this.serverless = serverless
  }

  build() {
    const script = join(this.serverless.serviceDir, 'scripts/build.ts')
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      cwd: this.serverless.serviceDir,
      stdio: 'inherit',
    })
  }
}
