import type { PermissionArea, PermissionKey, PERMISSIONS } from '@countersign/domain';

/** The pages that permission keys open. */
export type PermittedPage = NonNullable<(typeof PERMISSIONS)[number]['page']>;
/** The name of a key, and what its holder may do. */
export interface KeyWords {
  readonly name: string;
  readonly acts: string;
}
export interface PermissionWords {
  readonly areas: Record<PermissionArea, string>;
  readonly pages: Record<PermittedPage, string>;
  readonly keys: Record<PermissionKey, KeyWords>;
}

export const text: PermissionWords = {
  areas: {
    ENVELOPES: '合同',
    TEMPLATES: '模板',
    OFFICE_SEALS: '印章',
    DEPARTMENTS: '部门',
    MEMBERS: '成员',
    ROLES: '角色',
    CONTRACT_NUMBERS: '合同编号',
    APPLICATIONS: '应用接入',
    FINANCE: '财务',
  },
  pages: {
    '/enterprise-envelopes': '企业全部合同',
    '/enterprise/data': '数据导出',
    '/enterprise/retention': '数据保留',
    '/enterprise/templates': '模板',
    '/enterprise/seals': '印章管理',
    '/enterprise/seal-audit': '印章审批',
    '/enterprise/members': '成员与部门',
    '/enterprise/forbidden-members': '已禁用成员',
    '/enterprise/invitations': '邀请与申请',
    '/enterprise/roles': '角色与权限',
    '/enterprise/contract-numbers': '合同编号',
    '/enterprise/applications': '应用接入',
    '/enterprise/finance': '财务',
  },
  keys: {
    'enterprises:envelopes:view': { name: '查看企业全部合同', acts: '查看企业所有成员发起和参与的合同' },
    'enterprises:data:export': {
      name: '导出企业数据',
      acts: '将企业全部合同、成员、角色和印章导出为一个文件（还需能查看企业全部合同）',
    },
    'enterprises:retention:manage': { name: '设置保留策略', acts: '设置草稿、合同、消息和日志在多少天后删除' },
    'enterprises:holds:manage': {
      name: '管理法律保留',
      acts: '对合同或整个企业设置和解除法律保留，期间不会删除任何内容',
    },
    'businessScenarioTemplates:use': { name: '使用模板', acts: '查看已启用的模板，用模板发起合同' },
    'businessScenarioTemplates:manage': { name: '管理模板', acts: '查看全部模板，包括已停用的' },
    'businessScenarioTemplates:create': { name: '创建模板', acts: '用文件或已有合同创建模板' },
    'businessScenarioTemplates:{wsid}:update': { name: '编辑模板', acts: '编辑和重命名他人创建的模板' },
    'businessScenarioTemplates:recycled': { name: '删除模板', acts: '删除不再使用的模板' },
    'businessScenarioTemplates:disable': { name: '停用模板', acts: '停用后成员不能再用它发起合同' },
    'businessScenarioTemplates:enable': { name: '启用模板', acts: '启用后成员可以用它发起合同' },
    'officeSeals:manage': { name: '管理印章', acts: '查看全部印章和全部用印记录' },
    'officeSeals:formUpload': { name: '制作印章', acts: '制作或上传新的印章' },
    'officeSeals:name:update': { name: '重命名印章', acts: '修改印章的名称' },
    'officeSeals:abandon': { name: '作废印章', acts: '作废后印章不能再使用' },
    'officeSeals:groups:move': { name: '移动印章', acts: '把印章移到另一个分组' },
    'officeSeals:groups:create': { name: '新建印章分组', acts: '新建印章分组' },
    'officeSeals:groups:name:update': { name: '重命名印章分组', acts: '修改印章分组的名称' },
    'officeSeals:groups:delete': { name: '删除印章分组', acts: '删除印章分组，其中的印章保留' },
    'officeSeals:authorize': { name: '授权用印', acts: '授权成员使用印章，可限定期限、范围和次数' },
    'officeSeals:authorize:cancel': { name: '取消用印授权', acts: '收回已授予成员的用印授权' },
    'officeSeals:apply': { name: '申请用印', acts: '申请使用没有授权的印章' },
    'officeSeals:applications:approve:view': { name: '查看用印申请', acts: '查看成员提交的用印申请' },
    'officeSeals:applications:handle': { name: '审批用印', acts: '同意或拒绝用印申请，审核新印章' },
    'departments:create': { name: '新建部门', acts: '新建部门和下级部门' },
    'departments:update': { name: '编辑部门', acts: '重命名部门，调整上级部门' },
    'departments:delete': { name: '删除部门', acts: '删除部门' },
    'departments:members:transfer': { name: '调整成员部门', acts: '把成员移到另一个部门' },
    'members:manage': { name: '查看成员', acts: '查看全部成员和他们的资料' },
    'members:batchExport': { name: '导出成员', acts: '导出成员名单' },
    'members:batchImport': { name: '批量导入成员', acts: '用表格批量导入成员' },
    'members:batchTemplates:download': { name: '下载导入表格', acts: '下载批量导入用的空白表格' },
    'members:update': { name: '编辑和禁用成员', acts: '修改成员资料，禁用或恢复成员' },
    'members:applications:handle': { name: '邀请和审批成员', acts: '邀请成员，同意或拒绝加入申请' },
    'members:invitations:delete': { name: '删除邀请', acts: '删除已发出的邀请' },
    'members:invitations:link:switch': { name: '邀请链接开关', acts: '打开或关闭邀请链接' },
    'privileges:manage': { name: '管理角色', acts: '新建、重命名、删除角色，设置角色的权限' },
    'enterpriseRoles:authors:bind': { name: '绑定角色成员', acts: '把成员绑定到角色' },
    'enterpriseRoles:authors:delete': { name: '解绑角色成员', acts: '把成员从角色中移除' },
    'contractNumbers:set': { name: '设置合同编号', acts: '设置编号规则，启用或停用合同编号' },
    'applications:manage': { name: '应用接入', acts: '管理接口密钥和事件通知' },
    'bills:manage': { name: '管理账单', acts: '查看余额、账单和用量' },
    'ccs:consume:record': { name: '查看消费记录', acts: '查看和导出消费记录' },
    'ccs:consume:purchase': { name: '购买套餐', acts: '为企业购买套餐' },
  },
};
