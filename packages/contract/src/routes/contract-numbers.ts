import type { Routes } from '../endpoint.ts';

export const contractNumberRoutes = {
  checkContractNumber: {
    method: 'POST',
    path: '/api/enterprise/:enterpriseWsid/contract-number/contract-number-check',
  },
  createContractNumber: {
    method: 'POST',
    path: '/api/enterprise/:enterpriseWsid/contract-number/contract-number-create',
  },
  enableContractNumber: {
    method: 'POST',
    path: '/api/enterprise/:enterpriseWsid/contract-number/:contractNumberWsid/contract-number-enable',
  },
  disableContractNumber: {
    method: 'POST',
    path: '/api/enterprise/:enterpriseWsid/contract-number/:contractNumberWsid/contract-number-disable',
  },
  listContractNumbers: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/contract-numbers' },
} as const satisfies Routes;
