import type { Language } from '#values/language.ts'
import { minuteText } from '../time.ts'
import { Text } from './text.tsx'

interface Props {
  readonly millis: number
  readonly language: Language
}

/** The script of forms shows it in the zone of the browser, as forms take times. */
export const LocalTime = ({ millis, language }: Props) => (
  <time data-local datetime={new Date(millis).toISOString()}>
    {minuteText(millis, 'UTC', language)}
  </time>
)

/** @returns a function that draws a text with `{time}` in it */
export const textAtTime = (language: Language) => (text: string, millis: number) => (
  <Text of={text} time={<LocalTime millis={millis} language={language} />} />
)
