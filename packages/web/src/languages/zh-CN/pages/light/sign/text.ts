import { FORM_LABELS } from '@countersign/contract/languages/zh-CN/labels';
import type { FormType } from '@countersign/domain';

/** What each kind of field is called on its button and in announcements. */
const field: Record<FormType, string> = {
  ...FORM_LABELS,
  SEAL_SIGN: '盖章',
  TEXT: '填写文字',
  DATE: '填写日期',
};

export const text = {
  field,
  loading: '正在打开合同…',
  from: (sender: string) => `${sender} 发起`,
  message: (words: string) => `发起人留言：${words}`,
  asWitness: '您以见证人身份签署',
  deadline: (when: string) => `请在 ${when} 前完成`,
  pagesLabel: '合同正文',
  readText: '阅读模式',
  fieldOnPage: (what: string, page: number, required: boolean) =>
    `${what}，第 ${page} 页，${required ? '必填' : '选填'}`,
  fieldDone: '已完成',
  start: '开始签署',
  startFilling: '开始填写',
  next: (what: string, at: number, total: number) => `下一处：${what}（${at}/${total}）`,
  finish: '完成签署',
  submit: '提交',
  doneOf: (done: number, total: number) => `已完成 ${done}/${total} 处`,
  allDone: '已全部填好',
  nothingToFill: '无需填写，看完即可完成',
  close: '关闭',
  checkMark: (pages: number) => `骑缝章（跨 ${pages} 页）`,
  addField: '添加签署位置',
  place: '放置签名',
  placed: '放好了',
  placeStatus: '请放置您的签名，也可以不显示图样',
  noMark: '不显示图样',
  noMarkStatus: '将签署，但页面上不显示签名图样',
  sealing: {
    says: '这份合同要盖您的印章，印章保存在账号里。请先登录或注册，再打开这个链接。',
    login: '登录后盖章',
  },
  voiding: {
    confirm: '确认作废',
    status: '看完作废协议后请确认',
    says: '各方都确认后，原合同即作废。',
    original: '查看原合同',
    passText: (button: string) => `点击“${button}”，即表示我已阅读作废协议并同意作废原合同。`,
  },

  text: {
    wrong: '内容过长或含有无法显示的字符',
    tooLong: '内容过长，这里放不下',
    smaller: (size: string) => `内容较长，将缩小到 ${size} 磅`,
    date: '选择日期',
    wrongDate: (format: string) => `请按 ${format} 的格式填写真实存在的日期`,
  },

  code: { digits: '请输入 6 位数字' },
  rejecting: {
    title: '拒绝签署这份合同？',
    text: '拒绝后这份合同即告终止，发起人会看到您的理由。此操作不能撤销。',
    reason: '拒绝理由',
    placeholder: '例如：第三条的金额与约定不符',
    button: '确认拒绝',
    needs: '请写明理由',
    left: (count: number) => `还可输入 ${count} 字`,
  },
  checking: {
    bar: '看完后请给出结论',
    pass: '审批通过',
    refuse: '不通过',
    passTitle: '确认审批通过？',
    passText: (button: string) => `点击“${button}”，即表示我已阅读全部文件并同意其内容。`,
    passButton: '确认通过',
    refusing: {
      title: '审批不通过？',
      text: '不通过后这份合同即告终止，发起人会看到您的理由。此操作不能撤销。',
      reason: '不通过的理由',
      placeholder: '例如：附件二缺页',
      button: '确认不通过',
    },
  },
  changed: (names: string) =>
    `${names === '' ? '文件' : names}在您打开之后有了变化，已重新加载。您填写的内容都还在，请再看一遍后完成。`,

  guest: {
    title: '您有一份合同待处理',
    lead: '合同只能由收件人本人打开。为了确认是您，我们会把验证码发送到：',
    open: '打开合同',
    login: '我有账号，登录后打开',
    safe: '验证码只用来打开这份合同。没有账号时会为您自动创建。',
  },

  refusal: {
    home: '回到首页',
    again: '刷新看看',
    link: '用验证码打开',
    code: '请求编号',
  },
  network: '网络不通，请检查连接后重试。',
};
