export const text = {
  trouble: '加载失败，请稍后再试。',
  members: '成员',
  envelopes: '合同',
  envelopeSearch: '按合同名称搜索',
  noEnvelopes: '没有找到合同。',
  templates: '模板',
  templateSearch: '按模板名称搜索',
  noTemplates: '没有找到模板。',
};
