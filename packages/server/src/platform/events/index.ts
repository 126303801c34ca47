// Events of the domain: emitted in a transaction, reacted to in jobs.
export { emit, hint, onEvents } from './emit.ts';
export {
  type EventReactions,
  type HintReactions,
  type Reacting,
  type Reactors,
  onHints,
  reactionJobs,
} from './react.ts';
