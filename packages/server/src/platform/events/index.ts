// Events of the domain: emitted in a transaction, reacted to in jobs.
export { emit, onEvents } from './emit.ts';
export { type EventReactions, type Reacting, type Reactors, reactionJobs } from './react.ts';
