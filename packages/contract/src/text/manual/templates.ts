import type { WrittenSection } from './written-section.ts';

export const templates: WrittenSection = {
  id: 'templates',
  'zh-CN': {
    title: '合同模板',
    blocks: [
      {
        kind: 'text',
        text: '企业常用的合同可以做成模板：文件、角色、签署顺序和签署区位置只设置一次。“企业 → 模板”列出可以使用的模板。',
      },
      {
        kind: 'steps',
        items: [
          '点“新建模板”，上传文件重新设置，或沿用一份已有的合同；在合同详情的“更多操作”里也可以“存为模板”。',
          '像准备合同一样设置：参与人换成角色，例如“供应商”。每次都是同一个人的，可以现在填好联系方式。',
          '点“检查并保存模板”，再点“启用”。',
          '使用时为每个角色填上人，需要的话预填文本和日期，检查后发送。角色是名单的，下一步导入名单，每人各收到一份。',
        ],
      },
      {
        kind: 'points',
        items: [
          '两个人同时修改时，后保存的人会得到提示，不会覆盖别人的修改。',
          '模板页的“使用记录”列出用它发起的合同；停用或删除模板不影响已经发出的合同。',
          '能否新建、修改、启用、停用、删除，由角色的权限决定；自己新建的模板自己总能修改。',
        ],
      },
    ],
  },
  en: {
    title: 'Templates',
    blocks: [
      {
        kind: 'text',
        text: 'Turn the contracts that an enterprise sends often into templates: you set up documents, roles, order and fields only once. Enterprise → Templates lists the templates that you can use.',
      },
      {
        kind: 'steps',
        items: [
          'Press New template, and begin with documents or with an existing contract; the menu of a contract also has Save as template.',
          'Set it up like a contract, with roles such as “Supplier” in place of people. If a role is always the same person, you can enter the contact now.',
          'Press Review and save, then Enable.',
          'To use a template, enter a person for each role, fill in texts and dates in advance if you like, check and send. If a role is a list, you import the list in the next step, and each person gets a contract.',
        ],
      },
      {
        kind: 'points',
        items: [
          'If two people edit at the same time, the one who saves second is told; no one’s changes are overwritten.',
          'The use log of a template lists the contracts made from it. Disabling or deleting a template does not affect contracts that were sent.',
          'Roles decide who may create, edit, enable, disable and delete; the author of a template may always edit it.',
        ],
      },
    ],
  },
};
