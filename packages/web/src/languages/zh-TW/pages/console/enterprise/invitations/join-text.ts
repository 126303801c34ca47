import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: '申請加入的人',
  none: '目前沒有申請。透過邀請連結申請的人，以及被合約列為本企業成員但尚未加入的人，會出現在這裡。',
  byLink: '透過邀請連結',
  because: (title) => `因合約「${title}」`,
  accept: '同意',
  acceptWhom: (name) => `同意 ${name} 加入`,
  refuse: '拒絕',
  refuseWhom: (name) => `拒絕 ${name} 加入`,
  accepted: (name) => `${name} 已成為成員`,
  refused: (name) => `已拒絕 ${name}`,
};
