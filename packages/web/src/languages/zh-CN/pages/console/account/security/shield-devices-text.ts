import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text = {
  title: '手机盾',
  why: '这些手机里有您的签名密钥。要求手机盾签署的合同，由您在自己的手机上确认后签名，密钥从不离开手机。',
  none: '还没有手机。第一次用手机盾签署时，扫码的手机会自动加入。',
  limit: `最多 ${SHIELD_DEVICES_MAX} 部手机，移除一部后才能再加入。`,
  list: '手机列表',
  unnamed: '手机',
  serial: (serial: string) => `证书 ${serial}`,
  each: '每次签署使用单次证书（通过实名认证后可获得长期证书）',
  made: (when: string) => `${when} 加入`,
  used: (when: string) => `${when}签署过`,
  unused: '还没有签署过',
  remove: '移除',
  removeOf: (name: string) => `移除 ${name}`,
  removeTitle: (name: string) => `移除“${name}”？`,
  removeWhy: '这部手机马上不能再签署，它的证书（如有）会被吊销。之前签署的合同不受影响。',
  removed: '手机已移除，不能再签署',
};
