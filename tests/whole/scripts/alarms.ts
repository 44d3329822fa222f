/** The alarms of the packaged stack, with their metrics. */
import { describe, expect, test } from 'vitest'
import { metrics } from '#endpoint/middleware/requestLog.ts'
import type { Resource } from '../../../scripts/stack/template.ts'

const ofType = (resources: Record<string, Resource>, type: string): [string, Resource][] =>
  Object.entries(resources).filter(([, resource]) => resource.Type === type)

/** @param resources is called after the package was built */
export const alarmTests = (resources: () => Record<string, Resource>): void => {
  const alarms = () => ofType(resources(), 'AWS::CloudWatch::Alarm')

  describe('the alarms', () => {
    test('raises alarms', () => {
      const found = alarms()
      expect(found.map(([name]) => name).sort()).toEqual([
        'DeliveryDeadLetterAlarm',
        'DeliveryLagAlarm',
        'FunctionErrorAlarm',
        'FunctionThrottleAlarm',
        'LatencyAlarm',
        'ServerErrorAlarm',
        'SignInFailureAlarm',
        'StreamDeadLetterAlarm',
        'StreamLagAlarm',
        'TableErrorAlarm',
        'TableThrottleAlarm',
        'UnavailableAlarm',
      ])
      for (const [name, { Properties }] of found) {
        expect(Properties.AlarmActions, name).toEqual([{ Ref: 'AlarmTopic' }])
      }
    })

    test.each([
      ['ServerErrorAlarm', 'AWS/ApiGateway', '5xx', 'Sum', 5],
      ['LatencyAlarm', 'AWS/ApiGateway', 'Latency', 'p99', 3000],
      ['FunctionErrorAlarm', 'AWS/Lambda', 'Errors', 'Sum', 1],
      ['FunctionThrottleAlarm', 'AWS/Lambda', 'Throttles', 'Sum', 1],
      ['SignInFailureAlarm', 'committee-boat-production', 'SignInFailures', 'Sum', 100],
      ['StreamLagAlarm', 'AWS/Lambda', 'IteratorAge', 'Maximum', 60_000],
      ['StreamDeadLetterAlarm', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 1],
      ['DeliveryLagAlarm', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 'Maximum', 1200],
      ['DeliveryDeadLetterAlarm', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 1],
      ['UnavailableAlarm', 'committee-boat-production', 'Unavailable', 'Sum', 5],
    ])('%s watches %s %s, %s from %i on', (name, namespace, metric, statistic, threshold) => {
      const alarm = resources()[name]?.Properties ?? {}
      const { Namespace, MetricName, Statistic, ExtendedStatistic, Threshold } = alarm

      expect([Namespace, MetricName, Statistic ?? ExtendedStatistic, Threshold]).toEqual([
        namespace,
        metric,
        statistic,
        threshold,
      ])
      expect(alarm.TreatMissingData).toBe('notBreaching')
    })

    test('notifies the configured topic, and no default one', () => {
      const topic = resources().AlarmTopic?.Properties
      expect(topic?.Subscription).toMatchObject({
        'Fn::If': ['HasAlarmEmail', [{ Protocol: 'email' }], { Ref: 'AWS::NoValue' }],
      })
    })
  })
}

/** @param resources is called after the package was built */
export const metricAlarmTests = (resources: () => Record<string, Resource>): void => {
  describe('the alarms of our own metrics', () => {
    test('use the metrics of the log, by their only dimension', () => {
      const own = ofType(resources(), 'AWS::CloudWatch::Alarm').filter(
        ([, { Properties }]) => Properties.Namespace === 'committee-boat-production',
      )
      for (const [name, { Properties }] of own) {
        expect(Object.keys(metrics), name).toContain(Properties.MetricName)
        expect(Properties.Dimensions, name).toEqual([{ Name: 'service', Value: 'committee-boat' }])
      }
      const environments = ofType(resources(), 'AWS::Lambda::Function').map(
        ([, { Properties }]) => (Properties.Environment as { Variables: object }).Variables,
      )
      for (const variables of environments) {
        expect(variables).toMatchObject({
          METRICS_NAMESPACE: 'committee-boat-production',
          SERVER_NAME: 'committee-boat',
        })
      }
    })
  })
}

/** @param resources is called after the package was built */
export const tableAlarmTests = (resources: () => Record<string, Resource>): void => {
  describe('the alarms of the table', () => {
    test('cover errors of the table in every kind of call that most requests make', () => {
      interface Watched {
        readonly MetricStat?: { readonly Metric: { readonly Dimensions: { Value: string }[] } }
      }
      const watched = resources().TableErrorAlarm?.Properties.Metrics as readonly Watched[]
      const operations = watched.flatMap(
        ({ MetricStat }) => MetricStat?.Metric.Dimensions[1]?.Value,
      )

      expect(operations.filter((operation) => operation !== undefined)).toEqual([
        'BatchGetItem',
        'Query',
        'TransactWriteItems',
      ])
    })

    test('cover throttling of the table, and of its index, which has its own metric', () => {
      interface Watched {
        readonly MetricStat?: {
          readonly Metric: { readonly MetricName: string; readonly Dimensions: { Name: string }[] }
        }
      }
      const watched = resources().TableThrottleAlarm?.Properties.Metrics as readonly Watched[]
      const metrics = watched.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
      const [table, index] = [['TableName'], ['TableName', 'GlobalSecondaryIndexName']]

      expect(
        metrics.map(({ MetricName, Dimensions }) => [
          MetricName,
          Dimensions.map(({ Name }) => Name),
        ]),
      ).toEqual([
        ['ReadThrottleEvents', table],
        ['WriteThrottleEvents', table],
        ['ReadThrottleEvents', index],
        ['WriteThrottleEvents', index],
      ])
    })
  })
}
