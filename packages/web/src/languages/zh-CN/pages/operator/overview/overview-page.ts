export const text = {
  hello: (name: string) => `${name}，您好`,
  waits: '等待处理',
  applications: '实名申请待审核',
  oldest: (age: string) => `最早的提交于${age}`,
  seals: '印章待核对',
  requests: '操作待确认',
  complaints: '投诉待处理',
  deadJobs: '失败的后台任务',
  nothing: '没有待办',
  glance: '运行状况一览',
};
