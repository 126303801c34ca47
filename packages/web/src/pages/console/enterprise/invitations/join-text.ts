import { defineText } from '../../../../text/text.ts';

export const useJoinText = defineText(
  {
    title: '申请加入的人',
    none: '暂无申请。通过邀请链接申请的人，以及被合同列为本企业成员但尚未加入的人，会出现在这里。',
    byLink: '通过邀请链接',
    because: (title: string) => `因合同“${title}”`,
    accept: '同意',
    acceptWhom: (name: string) => `同意 ${name} 加入`,
    refuse: '拒绝',
    refuseWhom: (name: string) => `拒绝 ${name} 加入`,
    accepted: (name: string) => `${name} 已成为成员`,
    refused: (name: string) => `已拒绝 ${name}`,
  },
  {
    title: 'Applications to join',
    none: 'No applications. People who apply by the invitation link, or whom a contract names as members before they have joined, appear here.',
    byLink: 'By the invitation link',
    because: (title) => `Named in “${title}”`,
    accept: 'Accept',
    acceptWhom: (name) => `Accept ${name}`,
    refuse: 'Refuse',
    refuseWhom: (name) => `Refuse ${name}`,
    accepted: (name) => `${name} is a member now`,
    refused: (name) => `${name} was refused`,
  },
);
