import { newTrie } from 'shiro-trie'
import type { MakeReady } from '../../decisions/competitor.ts'

export const makeReady: MakeReady = (roles) => {
  const trie = newTrie().add(...roles.flat())
  return ({ text }) => trie.check(text)
}
