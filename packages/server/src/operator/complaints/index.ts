export { complaintCalls } from './calls.ts';
export { type ComplaintRow, closeComplaint, findComplaints } from './store.ts';
