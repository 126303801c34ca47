export * from './job.ts';
export * from './people.ts';
export * from './envelopes.ts';
export * from './trust.ts';
export * from './enterprises.ts';
export * from './operators.ts';
