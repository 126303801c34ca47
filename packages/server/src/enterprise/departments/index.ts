export { departmentCalls } from './calls.ts';
