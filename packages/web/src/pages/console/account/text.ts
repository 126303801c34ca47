import type { PasswordCheckCode } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

/** Spec §5 "New password", by check code. */
const checkZh: Record<PasswordCheckCode, string> = {
  0: '', 101: '请输入密码', 201: '密码不能包含空格', 202: '密码不能全为数字', 203: '密码不能全为符号', 204: '密码至少 8 位', 205: '密码最多 32 位', 206: '密码不能全为字母', 999: '密码不符合要求',
};
const checkEn: Record<PasswordCheckCode, string> = {
  0: '', 101: 'Enter the password', 201: 'Password cannot contain spaces', 202: 'Password cannot be all digits', 203: 'Password cannot be all symbols', 204: 'At least 8 characters', 205: 'At most 32 characters', 206: 'Password cannot be all letters', 999: 'Password invalid',
};

export const accountText = defineText(
  {
    check: checkZh, title: '账号与印章', lead: '签署时用到的密码、印章和签名都在这里。',
    profile: '个人资料', name: '显示名称', phone: '手机号', email: '邮箱', userId: '用户编号', identity: '实名认证', identityOf: { NO: '未认证', WAITING: '审核中', PASSED: '已认证' }, registered: '注册时间', none: '未填写', copyId: '复制用户编号',
    signPassword: '签署密码', signPasswordWhy: '签署时输入它来确认是您本人。它与登录密码不同，也可以改用验证码确认。', isSet: '已设置', notSet: '未设置', set: '设置签署密码', change: '修改签署密码', oldOne: '当前签署密码', newOne: '新签署密码', again: '再次输入', rules: '8–32 位，不能全是数字、字母或符号，不能有空格', mismatch: '两次输入的密码不一致，请重新输入', saveOne: '保存', setDone: '签署密码已设置', changeDone: '签署密码已修改',
    seals: '个人印章', sealsWhy: '上传印章图片，纸面会自动去除，签署时可以直接选用。', addSeal: '添加印章', sealName: '印章名称', sealNameMissing: '请填写印章名称', sealPicture: '印章图片', sealMissing: '请选择印章图片', uploadSeal: '保存印章', sealDone: '印章已添加', noSeals: '还没有印章', deleteSeal: (name: string) => `删除印章 ${name}`, deleteSealTitle: '删除这枚印章？', deleteSealWhy: '已经签署的文件不受影响，以后签署时不能再选用它。', deleteIt: '删除', sizeOf: (width: string, height: string) => `${width} × ${height} 毫米`, addedOn: (when: string) => `${when} 添加`,
    writes: '保存的签名', writesWhy: '签署时保存的手写签名，下次可以直接使用。', noWrites: '还没有保存的签名', deleteWrite: (at: number) => `删除第 ${at} 个签名`, deleteWriteTitle: '删除这个签名？', deleteWriteWhy: '已经签署的文件不受影响。', addWrite: '添加签名', saveWrite: '保存签名', writeDone: '签名已保存', writePicture: (at: number) => `签名 ${at}`,
  },
  {
    check: checkEn, title: 'Account and seals', lead: 'The password, seals and signatures you sign with.',
    profile: 'Profile', name: 'Shown name', phone: 'Phone', email: 'E-mail', userId: 'User id', identity: 'Identity', identityOf: { NO: 'not verified', WAITING: 'being verified', PASSED: 'verified' }, registered: 'Registered', none: 'none', copyId: 'Copy user id',
    signPassword: 'Sign password', signPasswordWhy: 'Typed when you sign, to show that it is you. It differs from the login password; a code can take its place.', isSet: 'Set', notSet: 'Not set', set: 'Set sign password', change: 'Change sign password', oldOne: 'Present sign password', newOne: 'New sign password', again: 'Once more', rules: '8–32 characters, not all digits, letters or symbols, no spaces', mismatch: 'The two passwords do not match, please re-enter', saveOne: 'Save', setDone: 'The sign password is set', changeDone: 'The sign password is changed',
    seals: 'Personal seals', sealsWhy: 'Upload a picture of a seal; its paper is taken away, and it is offered when you sign.', addSeal: 'Add a seal', sealName: 'Name of the seal', sealNameMissing: 'Give the seal a name', sealPicture: 'Picture of the seal', sealMissing: 'Choose a picture', uploadSeal: 'Save seal', sealDone: 'The seal is added', noSeals: 'No seals yet', deleteSeal: (name) => `Delete seal ${name}`, deleteSealTitle: 'Delete this seal?', deleteSealWhy: 'What is signed already stays as it is; it will not be offered any more.', deleteIt: 'Delete', sizeOf: (width, height) => `${width} × ${height} mm`, addedOn: (when) => `added ${when}`,
    writes: 'Kept signatures', writesWhy: 'Signatures you kept while signing, ready for the next time.', noWrites: 'No kept signatures', deleteWrite: (at) => `Delete signature ${at}`, deleteWriteTitle: 'Delete this signature?', deleteWriteWhy: 'What is signed already stays as it is.', addWrite: 'Add a signature', saveWrite: 'Keep signature', writeDone: 'The signature is kept', writePicture: (at) => `Signature ${at}`,
  },
);
