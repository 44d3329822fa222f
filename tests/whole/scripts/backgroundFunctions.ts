/** The functions that no request starts, with their sources and permissions. */
import { describe, expect, test } from 'vitest'
import type { Resource, Template } from '../../../scripts/stack/template.ts'
import { statementsOf } from './awsDouble/policy.ts'

const mappingsIn = (resources: Record<string, Resource>) =>
  Object.entries(resources).filter(([, { Type }]) => Type === 'AWS::Lambda::EventSourceMapping')

/** @param template is called after the package was built */
export const backgroundTests = (template: () => Template): void => {
  const resources = (): Record<string, Resource> => template().Resources

  describe('the functions that no request starts', () => {
    test('streams the changes of the table to a function, and keeps the failed ones', () => {
      expect(resources().Table?.Properties.StreamSpecification).toEqual({
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      })
      const streamed = mappingsIn(resources())
        .map(([, { Properties }]) => Properties)
        .filter(({ StartingPosition }) => StartingPosition === 'TRIM_HORIZON')
      expect(streamed.map(({ FunctionName }) => FunctionName)).toEqual([
        { 'Fn::GetAtt': ['WriteFeedLambdaFunction', 'Arn'] },
        { 'Fn::GetAtt': ['SpreadEventsLambdaFunction', 'Arn'] },
      ])
      expect(streamed[0]?.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
      for (const mapping of streamed)
        expect(mapping).toMatchObject({
          EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
          BisectBatchOnFunctionError: true,
          MaximumRetryAttempts: 10,
          DestinationConfig: {
            OnFailure: { Destination: { 'Fn::GetAtt': ['StreamDeadLetters', 'Arn'] } },
          },
        })
      expect(resources().StreamDeadLetters?.Properties).toMatchObject({
        MessageRetentionPeriod: 14 * 24 * 3600,
        SqsManagedSseEnabled: true,
      })
    })
  })
}

/** @param template is called after the package was built */
export const queueTests = (template: () => Template): void => {
  const resources = (): Record<string, Resource> => template().Resources

  describe('the queue of deliveries', () => {
    test('passes one delivery at a time to a function, and keeps the failed ones', () => {
      const queue = { 'Fn::GetAtt': ['DeliveryQueue', 'Arn'] }
      const mapping = mappingsIn(resources()).find(
        ([, { Properties }]) => JSON.stringify(Properties.EventSourceArn) === JSON.stringify(queue),
      )
      expect(mapping?.[1].Properties).toMatchObject({
        FunctionName: { 'Fn::GetAtt': ['DeliverWebhookLambdaFunction', 'Arn'] },
        BatchSize: 1,
        ScalingConfig: { MaximumConcurrency: 50 },
      })
      expect(resources().DeliveryQueue?.Properties).toMatchObject({
        VisibilityTimeout: 150,
        SqsManagedSseEnabled: true,
        RedrivePolicy: {
          deadLetterTargetArn: { 'Fn::GetAtt': ['DeliveryDeadLetters', 'Arn'] },
          maxReceiveCount: 5,
        },
      })
      for (const name of ['SpreadEvents', 'DeliverWebhook']) {
        expect(resources()[`${name}LambdaFunction`]?.Properties.Environment).toMatchObject({
          Variables: { DELIVERY_QUEUE_URL: { Ref: 'DeliveryQueue' } },
        })
      }
    })

    test('may be fed by its own function, and by no other, as often as a delivery waits', () => {
      const loops = Object.entries(resources())
        .filter(([, { Type }]) => Type === 'AWS::Lambda::Function')
        .filter(([, { Properties }]) => Properties.RecursiveLoop !== undefined)
        .map(([name, { Properties }]) => [name, Properties.RecursiveLoop])
      expect(loops).toEqual([['DeliverWebhookLambdaFunction', 'Allow']])
    })
  })
}

/** @param template is called after the package was built */
export const backgroundRoleTests = (template: () => Template): void => {
  describe('the role of a function that no request starts', () => {
    test.each([
      ['the stream', 'StreamRole', ['FEED#*']],
      [
        'the queue',
        'DeliveryRole',
        ['WEBHOOK#*', 'OBJECT#REGATTA#*', 'AUDIT#OBJECT%23REGATTA%23*'],
      ],
    ])('let a function of %s write only what follows from it', (_, role, partitions) => {
      const writing = statementsOf(template(), role).filter(({ Action }) =>
        Action.includes('dynamodb:PutItem'),
      )
      expect(writing.map(({ Condition }) => Condition)).toEqual([
        {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      ])
    })
  })
}
