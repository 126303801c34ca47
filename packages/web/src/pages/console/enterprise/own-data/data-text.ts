import { defineText } from '../../../../text/text.ts';

export const useEnterpriseDataText = defineText(
  {
    title: '企业数据',
    lead: '带走平台为企业保存的全部合同和数据。',
    exportWhy:
      '全部已完成合同及其证据，进行中合同的现状，成员、部门、角色、模板清单和印章图片，打包为一个文件。其中含有他人的个人信息，请妥善保管。',
  },
  {
    title: 'Enterprise data',
    lead: 'Take away all contracts and data that the platform keeps for the enterprise.',
    exportWhy:
      'All finished contracts with their evidence, running ones as they stand, members, departments, roles, the list of templates and the pictures of seals, in one file. It contains data of other people: keep it safe.',
  },
);
