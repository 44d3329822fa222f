/** `serverless deploy` of the package, against a server that speaks the protocols of AWS. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { currentSchemaVersion } from '#table/items/schemaVersion.ts'
import type { SplitStack } from '../../../scripts/stack/nested.ts'
import type { Template } from '../../../scripts/stack/template.ts'

interface Packaged {
  readonly folder: string
  readonly stacks: SplitStack
}

interface Change {
  readonly type: string | null
  /** Absent if it is an object of the bucket. */
  readonly template: string | null
  /** The objects of the bucket before the change. */
  readonly objects: readonly string[]
}

const event = (id: number, status: string) =>
  `<member><EventId>${id}</EventId><StackName>x</StackName><LogicalResourceId>x</LogicalResourceId><ResourceType>AWS::CloudFormation::Stack</ResourceType><ResourceStatus>${status}</ResourceStatus></member>`

/** The results of the actions of STS and CloudFormation. */
const results: Readonly<Record<string, string>> = {
  GetCallerIdentity: '<Arn>arn:aws:iam::123456789012:user/ann</Arn><Account>123456789012</Account>',
  DescribeStacks:
    '<Stacks><member><StackName>x</StackName><StackStatus>UPDATE_COMPLETE</StackStatus></member></Stacks>',
  DescribeStackResource:
    '<StackResourceDetail><PhysicalResourceId>packages</PhysicalResourceId></StackResourceDetail>',
  DescribeChangeSet:
    '<StackId>x</StackId><Status>CREATE_COMPLETE</Status><Changes><member><Type>Resource</Type></member></Changes>',
  DescribeStackEvents: `<StackEvents>${event(2, 'UPDATE_COMPLETE')}${event(1, 'UPDATE_IN_PROGRESS')}</StackEvents>`,
}

const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`

const noStack =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id x does not exist</Message></Error></ErrorResponse>'

/**
 * Records what each change set of the stack finds.
 * @param version of the table; without it, there are neither table nor stack
 */
const startAws = async (version: number | undefined) => {
  const hasStack = version !== undefined
  const objects = new Map<string, Buffer>()
  const changes: Change[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname } = new URL(request.url ?? '/', 'http://aws')
      const form = new URLSearchParams(body.toString('latin1'))
      const action = form.get('Action')
      if (request.method === 'PUT') objects.set(decodeURIComponent(pathname), body)
      if (action === 'CreateChangeSet') {
        const [type, template] = [form.get('ChangeSetType'), form.get('TemplateBody')]
        changes.push({ type, template, objects: [...objects.keys()] })
      }
      if (request.headers['x-amz-target'] !== undefined) {
        const item = { Item: { schemaVersion: { N: String(version) } } }
        const missing = { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException' }
        response.writeHead(hasStack ? 200 : 400).end(JSON.stringify(hasStack ? item : missing))
        return
      }
      if (action === 'DescribeStacks' && !hasStack && changes.length === 0) {
        response.writeHead(400).end(noStack)
        return
      }
      response.writeHead(pathname.startsWith('/2015-03-31/functions') ? 404 : 200)
      response.end(
        action === null
          ? '<ListBucketResult></ListBucketResult>'
          : xml(action, results[action] ?? ''),
      )
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, objects, changes, stop: () => server.close() }
}

const deploy = async (folder: string, version: number | undefined) => {
  const aws = await startAws(version)
  const root = resolve(import.meta.dirname, '../../..')
  const command = [join(root, 'node_modules/serverless/bin/serverless.js'), 'deploy']
  const options = ['--package', folder, '-s', 'production', '--region', 'eu-west-1']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...command, ...options], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      AWS_ENDPOINT_URL: aws.url,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    },
  }).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string })
  aws.stop()
  return { ...aws, output: `${stdout}${stderr}` }
}

/** @param packaged is called after the package was built */
export const deploymentTests = (packaged: () => Packaged): void => {
  test(
    'a deployment uploads each nested template to its URL before it updates the parent',
    { timeout: 120_000 },
    async () => {
      const { folder, stacks } = packaged()
      const { objects, changes } = await deploy(folder, currentSchemaVersion)
      const [{ objects: objectsAtUpdate } = { objects: [] }] = changes

      expect(changes.map(({ type }) => type)).toEqual(['UPDATE'])
      expect(Object.keys(stacks.children).length).toBeGreaterThan(0)
      for (const [name, child] of Object.entries(stacks.children)) {
        const { TemplateURL } = stacks.parent.Resources[name]?.Properties ?? {}
        const url = (TemplateURL as { readonly 'Fn::Sub': string })['Fn::Sub']
        const host = 'https://${ServerlessDeploymentBucket}.s3.${AWS::Region}.${AWS::URLSuffix}'
        expect(url.startsWith(`${host}/serverless/committee-boat/production/`)).toBe(true)
        const key = url.replace(host, '/packages')
        expect(objectsAtUpdate).toContain(key)
        expect(JSON.parse(String(objects.get(key)))).toEqual(child)
        for (const { Properties, Type } of Object.values(child.Resources)) {
          if (Type !== 'AWS::Lambda::Function') continue
          const { S3Key } = Properties.Code as { readonly S3Key: string }
          expect(objectsAtUpdate).toContain(`/packages/${S3Key}`)
        }
      }
    },
  )
  test(
    'a first deployment creates the stack with its state, and adds everything else by an update',
    { timeout: 120_000 },
    async () => {
      const { folder, stacks } = packaged()
      const { changes } = await deploy(folder, undefined)
      const { Resources } = JSON.parse(changes[0]?.template ?? '{}') as Template

      expect(changes.map(({ type }) => type)).toEqual(['CREATE', 'UPDATE'])
      const bucket = 'ServerlessDeploymentBucket'
      expect(Object.keys(Resources).sort()).toEqual([
        bucket,
        `${bucket}Policy`,
        'Table',
        'TokenKey',
      ])
      expect(stacks.parent.Resources).toMatchObject(Resources)
      // Nothing can fail after the table, whose protection prevents its removal.
      expect(Resources.Table?.DependsOn).toEqual(['TokenKey', `${bucket}Policy`])
    },
  )
  test(
    'a table of another version ends a deployment before anything is uploaded',
    { timeout: 120_000 },
    async () => {
      const { objects, changes, output } = await deploy(packaged().folder, 3)

      expect(output).toContain('The table committee-boat-production has version 3')
      expect(output).toContain('migrate-table --table committee-boat-production --region eu-west-1')
      expect([objects.size, changes]).toEqual([0, []])
    },
  )
}
