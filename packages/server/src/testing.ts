export { type TestDatabase, openTestDatabase } from './platform/database/testing.ts';
export { type RegisteredPerson, registerDirectly } from './accounts/testing/register-directly.ts';
export { openKeptWorkers } from './platform/workers/testing/kept-workers.ts';
