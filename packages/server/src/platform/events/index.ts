// Events of the domain: emitted in a transaction, reacted to in jobs.
export { emit } from './emit.ts';
export { type EventReactions, type Reacting, type Reactors, reactionJobs } from './react.ts';
