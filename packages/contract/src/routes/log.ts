import type { Routes } from '../endpoint.ts';

export const logRoutes = {
  getLogCheckpoint: { method: 'GET', path: '/pki/log/checkpoint' },
  getLogCheckpointStamp: { method: 'GET', path: '/pki/log/checkpoint.tsr' },
  getLogKey: { method: 'GET', path: '/pki/log/key' },
  getLogInclusion: { method: 'GET', path: '/pki/log/inclusion' },
  getLogConsistency: { method: 'GET', path: '/pki/log/consistency' },
  getLogTile: { method: 'GET', path: '/pki/log/tile/:level/:index' },
  getLogTileOfThousands: { method: 'GET', path: '/pki/log/tile/:level/:thousands/:index' },
  getLogTileOfMillions: { method: 'GET', path: '/pki/log/tile/:level/:millions/:thousands/:index' },
} as const satisfies Routes;
