export { type TestDatabase, openTestDatabase } from './platform/database/testing.ts';
export { type RegisteredPerson, registerDirectly } from './accounts/testing/register-directly.ts';
