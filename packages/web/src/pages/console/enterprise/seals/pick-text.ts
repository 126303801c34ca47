import { defineText } from '../../../../text/text.ts';

/** The texts of the pick lists. */
export const usePickText = defineText(
  {
    trouble: '加载失败，请稍后再试。',
    members: '成员',
    envelopes: '合同',
    envelopeSearch: '按合同名称搜索',
    noEnvelopes: '没有找到合同。',
    templates: '模板',
    templateSearch: '按模板名称搜索',
    noTemplates: '没有找到模板。',
  },
  {
    trouble: 'This could not be loaded. Please try again later.',
    members: 'Members',
    envelopes: 'Contracts',
    envelopeSearch: 'Search contracts by title',
    noEnvelopes: 'No such contract.',
    templates: 'Templates',
    templateSearch: 'Search templates by name',
    noTemplates: 'No such template.',
  },
);
