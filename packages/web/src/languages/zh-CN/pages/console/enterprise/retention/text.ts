export const text = { title: '数据保留', lead: '企业的草稿、合同、消息和日志保留多久，以及哪些内容不能删除' };
