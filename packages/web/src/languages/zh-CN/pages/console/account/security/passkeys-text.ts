import type { AuthenticatorFault } from '../../../../../../parts/passkey/authenticator.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text = {
  title: '通行密钥',
  why: '用指纹、面容或设备锁屏密码登录，不用记密码，也不怕钓鱼网站。它只代替登录，不代替签署密码。',
  add: '添加通行密钥',
  none: '还没有通行密钥',
  list: '通行密钥列表',
  unsupported:
    '这个浏览器不能使用通行密钥。需要较新的 Chrome、Edge、Safari 或 Firefox，通过 https 打开本网站，并且设备设置了锁屏密码、指纹或面容。',
  limit: `最多 ${PASSKEYS_MAX} 个通行密钥，删除一个后才能再添加。`,
  name: '名称',
  nameHint: '方便以后认出它在哪台设备上',
  nameMissing: '请输入名称',
  nameOn: (browser: string, system: string) => `${system} 上的 ${browser}`,
  nameDefault: '我的通行密钥',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  addWhy: '确认登录密码后，浏览器会请您用指纹、面容或锁屏密码创建通行密钥。',
  addWhyBare: '接下来浏览器会请您用指纹、面容或锁屏密码创建通行密钥。',
  goOn: '继续',
  addDone: '通行密钥已添加',
  fault: {
    refused: '没有创建通行密钥：可能已取消或超时。可以再试一次。',
    known: '这台设备上已经有本账号的通行密钥。',
    unfit: '这台设备无法为本网站创建通行密钥。请确认通过 https 打开本网站，并且设备设置了锁屏密码。',
  } as Readonly<Record<AuthenticatorFault, string>>,
  made: (when: string) => `${when} 添加`,
  used: (when: string) => `${when}使用过`,
  unused: '还没有使用过',
  remove: '删除',
  removeOf: (name: string) => `删除通行密钥 ${name}`,
  removeTitle: (name: string) => `删除“${name}”？`,
  removeWhy: '之后不能再用它登录。设备里保存的那一份要在设备的密码管理中另外删除。',
  removed: '通行密钥已删除',
};
