export { apiDocsCalls } from './calls.ts';
