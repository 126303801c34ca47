import type { Routes } from '../endpoint.ts';

export const departmentRoutes = {
  listDepartments: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/departments' },
  createDepartment: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/departments' },
  updateDepartment: { method: 'PUT', path: '/api/enterprises/:enterpriseWsid/departments/:departmentWsid' },
  deleteDepartment: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/departments/:departmentWsid' },
  transferMembers: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/departments/transfer' },
} as const satisfies Routes;
