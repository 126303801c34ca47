export { apiClientCalls } from './calls.ts';
