import type { WrittenSection } from './written-section.ts';

export const roles: WrittenSection = {
  id: 'roles',
  'zh-CN': {
    title: '企业的角色与权限',
    blocks: [
      {
        kind: 'text',
        text: '角色决定成员在企业里能打开哪些页面、能做什么。每个企业都有六个内置角色：超级管理员（所有者）、管理员、印章管理员、模板管理员、财务管理员，以及每位成员自动拥有的“成员”。也可以自建角色，或复制一个角色再调整。',
      },
      {
        kind: 'points',
        items: [
          '权限的变更、绑定和解绑在对方的下一次操作就生效；已打开的页面会随之变化。',
          '除所有者外，任何人只能处理自己权限范围内的角色，不能调整自己的角色，也不能绑定自己。“应用接入”只属于所有者。',
          '合同可以指定由某个角色签署：该角色的任一成员都能处理，先处理者为准。有合同在等待的角色不能删除。',
          '所有权可以移交给另一位成员，需要所有者的签署密码或验证码。移交后，原所有者成为普通成员；所有者不能被移除，须先移交。',
        ],
      },
    ],
  },
  en: {
    title: 'Roles and permissions of an enterprise',
    blocks: [
      {
        kind: 'text',
        text: 'A role decides which enterprise pages its members can open and what they can do there. Every enterprise has six built-in roles: owner, administrator, seal, template and finance administrator, and member, which everyone has automatically. You can create roles of your own, or copy a role and change it.',
      },
      {
        kind: 'points',
        items: [
          'Changes to a role and its members take effect with the next action of the person concerned; open pages change too.',
          'Everyone except the owner manages only roles within their own permissions, cannot change their own roles, and cannot assign roles to themselves. “Applications” is reserved for the owner.',
          'A contract may name a role: any member with it can act, and the first to act decides. A role for which a contract is waiting cannot be deleted.',
          'The owner can transfer the ownership to another member with the sign password or a code. The former owner then becomes an ordinary member; the owner cannot be removed without a transfer.',
        ],
      },
    ],
  },
};
