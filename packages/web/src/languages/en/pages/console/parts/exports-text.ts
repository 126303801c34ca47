import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: 'Export all data',
  make: 'Start an export',
  list: 'Exports of data',
  none: 'There is no export yet.',
  running: 'Being made',
  ready: 'Ready',
  stopped: 'Stopped',
  expired: 'Expired',
  progress: (done, total) => `${done} of ${total} contracts collected`,
  contents: (contracts, size) => `${contracts} contracts, ${size}`,
  until: (when) => `can be downloaded until ${when}`,
  from: (when) => `asked for on ${when}`,
  stoppedWhy: 'Who asked for it may not export any more.',
  download: 'Download',
  remove: 'Delete',
  removeTitle: 'Delete this export?',
  removeWhy: 'The file is deleted and can no longer be downloaded. Contracts and other data are not affected.',
  removed: 'The export is deleted',
  made: 'The export has begun. You are notified when it is ready.',
  firstDay: 'Contracts created from',
  lastDay: 'to',
  daysHint: (most) => `Leave both empty for all contracts. One export can hold ${most}; make several for more.`,
  period: (first, last) =>
    first === null
      ? `Contracts created until ${last}`
      : `Contracts created from ${first}${last === null ? '' : ` to ${last}`}`,
  verify: 'All contracts in it can be verified offline: npm run verify -- FILE --trust root.pem',
};
