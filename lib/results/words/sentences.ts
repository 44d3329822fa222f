/** Sentences that the API says in English, and pages in the language of the reader. */
import { type Message, messageWriter } from '#values/messages.ts'
import { en, type ResultsWords } from './en.ts'

/** The parts of a sentence, or of a phrase in it. */
export type Sentence = Message<keyof ResultsWords['sentences']>

export const writeEnglish = messageWriter('en', en.sentences)
