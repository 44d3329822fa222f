import { newTrie } from 'shiro-trie'
import type { Prepare } from '../../decisions/competitor.ts'

export const prepare: Prepare = (roles) => {
  const trie = newTrie().add(...roles.flat())
  return ({ text }) => trie.check(text)
}
