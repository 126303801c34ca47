export { roleCalls } from './calls.ts';
