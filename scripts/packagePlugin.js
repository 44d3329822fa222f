// @ts-check
/**
 * Adds to `serverless package` and `serverless deploy`: bundles the functions, so that a deployment
 * never contains an old build, shapes and validates the template, and uploads the templates of the
 * nested stacks. JavaScript, because every command of serverless loads this file, also where
 * TypeScript is not compiled.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { tsImport } from 'tsx/esm/api'

/** They read, write, sign in and use the token key. */
const canaryFunctions = ['health', 'createUser', 'hello']

export default class PackagePlugin {
  hooks = {
    'before:package:initialize': () => this.keepCanary(),
    'before:package:createDeploymentArtifacts': () => this.build(),
    'after:aws:package:finalize:stripNullPropsFromTemplateResources': () => this.completeTemplate(),
    'before:aws:deploy:deploy:createStack': () => this.requireCurrentTable(),
    'after:aws:deploy:deploy:uploadArtifacts': () => this.uploadNestedStacks(),
  }

  /** @param {any} serverless */
  constructor(serverless) {
    this.serverless = serverless
  }

  /** The stage `canary` tries an account with few functions, in two minutes. */
  keepCanary() {
    if (this.serverless.getProvider('aws').getStage() !== 'canary') return
    const { functions, resources } = this.serverless.service
    for (const name of Object.keys(functions)) {
      if (!canaryFunctions.includes(name)) delete functions[name]
    }
    // Without the functions of the WebSocket API, there is no such API.
    delete resources.extensions.WebsocketsDeploymentStage
    delete resources.Resources.PushRole
  }

  build() {
    const script = join(this.serverless.serviceDir, 'scripts/build.ts')
    execFileSync(process.execPath, ['--import', 'tsx', script], {
      cwd: this.serverless.serviceDir,
      stdio: 'inherit',
    })
  }

  async completeTemplate() {
    const { service } = this.serverless
    const template = service.provider.compiledCloudFormationTemplate
    const stack = await tsImport('./stack/stack.ts', import.meta.url)
    const split = stack.shapeTemplate(template, service.package.artifactDirectoryName)
    const problems = stack.validateStacks(template, split)
    if (problems.length > 0) {
      throw new this.serverless.classes.Error(
        `AWS would refuse the template:\n${problems.map((/** @type {string} */ problem) => `- ${problem}`).join('\n')}`,
      )
    }
    for (const [name, nested] of Object.entries(split.children)) {
      await writeFile(this.inPackage(stack.templateFile(name)), JSON.stringify(nested))
    }
    service.provider.compiledCloudFormationTemplate = split.parent
    // A copy, because serverless writes an object that two templates share only once.
    const first = service.provider.coreCloudFormationTemplate
    Object.assign(first.Resources, structuredClone(stack.stateOf(split.parent)))
    await writeFile(
      this.inPackage('cloudformation-template-create-stack.json'),
      JSON.stringify(first),
    )
  }

  /** Runs before anything is uploaded. The new functions could not read the items of another version. */
  async requireCurrentTable() {
    const { requireCurrentVersion } = await tsImport(
      './migrations/tableVersion.ts',
      import.meta.url,
    )
    const provider = this.serverless.getProvider('aws')
    const { region, credentials } = await provider.getAwsSdkV3Config()
    process.env.AWS_REGION = region
    const tableName = `${this.serverless.service.service}-${provider.getStage()}`
    await requireCurrentVersion({ tableName, credentials }).catch((/** @type {Error} */ error) => {
      throw new this.serverless.classes.Error(error.message)
    })
  }

  /** Works for `deploy --package` too: serverless copies the package to the same folder. */
  async uploadNestedStacks() {
    const { service } = this.serverless
    if (service.provider.shouldNotDeploy) return
    const { templateFile } = await tsImport('./stack/stack.ts', import.meta.url)
    // @ts-expect-error: the package declares no types.
    const { default: upload } = await import('serverless/lib/plugins/aws/lib/upload-s3-object.js')
    const provider = this.serverless.getProvider('aws')
    const Bucket = await provider.getServerlessDeploymentBucketName()
    const { Resources } = service.provider.compiledCloudFormationTemplate
    for (const [name, { Type }] of Object.entries(Resources)) {
      if (Type !== 'AWS::CloudFormation::Stack') continue
      const file = templateFile(name)
      const Key = `${service.package.artifactDirectoryName}/${file}`
      const Body = await readFile(this.inPackage(file))
      await upload(provider, { Bucket, Key, Body, ContentType: 'application/json' })
    }
  }

  /** @param {string} file */
  inPackage(file) {
    return join(this.serverless.serviceDir, '.serverless', file)
  }
}
