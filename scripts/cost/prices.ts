/**
 * List prices of AWS in dollars, us-east-1, as of November 2026, without the free tier and without
 * taxes. Prices of other regions are higher: insert yours here.
 */
export const prices = {
  /** DynamoDB, on demand: https://aws.amazon.com/dynamodb/pricing/on-demand/ */
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** HTTP API, the first 300 million of a month: https://aws.amazon.com/api-gateway/pricing/ */
  gatewayRequest: 1e-6,
  /** WebSocket API, messages of up to 32 KB, and connections, on the same page. */
  message: 1e-6,
  connectionMinute: 0.25e-6,
  /** arm64: https://aws.amazon.com/lambda/pricing/ */
  functionRequest: 0.2e-6,
  functionGigabyteSecond: 13.3334e-6,
  /** Ingestion into CloudWatch Logs: https://aws.amazon.com/cloudwatch/pricing/ */
  loggedGigabyte: 0.5,
  /** Data transfer to the internet: https://aws.amazon.com/ec2/pricing/on-demand/ */
  sentGigabyte: 0.09,
  /** CloudFront, HTTPS: https://aws.amazon.com/cloudfront/pricing/ */
  edgeRequest: 1e-6,
  edgeGigabyte: 0.085,
} as const

/** The memory size in `serverless.yml`. */
export const memoryMegabytes = 1024

/** Assumptions that were not measured on AWS yet. */
export const assumed = {
  /** The time of a function without its round trips. */
  millis: 4,
  millisOfTrip: 6,
  /** scrypt took 172 ms of a whole core; a function with this memory has 58 % of one. */
  millisOfPassword: 300,
  /** One line of ours, three of Lambda, and one of the gateway. */
  loggedBytes: 1000,
} as const
