import { orMail } from '../../../../../text/channels.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text = {
  login: '登录',
  welcome: '欢迎回来',
  welcomeWhy: '登录后继续签署您的合同。',
  ways: '登录方式',
  byPassword: '密码登录',
  byCode: '验证码登录',
  account: orMail('手机号或邮箱', '邮箱'),
  accountFault: {
    missing: orMail('请输入手机号或邮箱', '请输入邮箱'),
    wrong: '账号输入有误，请核对',
  },
  accountTaken: '该账号已经注册',
  password: '密码',
  passwordMissing: '请输入密码',
  captchaAsked: '为了账号安全，请输入图中的字符后再登录。',
  codeMissing: `请输入 ${CODE_DIGITS} 位验证码`,
  noAccount: '还没有账号？',
  toRegister: '立即注册',
  remember: '记住账号',
  forgot: '忘记密码？',
  register: '注册',
  createTitle: '创建账号',
  createWhy: orMail('用手机号或邮箱注册，几分钟就能发出第一份合同。', '用邮箱注册，几分钟就能发出第一份合同。'),
  nickname: '姓名或昵称',
  newPassword: '设置密码',
  create: '注册并登录',
  haveAccount: '已有账号？',
  toLogin: '去登录',
};
