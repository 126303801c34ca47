import type { Ended } from '../../../../../pages/light/in-person/text.ts';

export const text = {
  loading: '正在确认这台设备的状态',
  handTo: (name: string) => `请把设备交给 ${name}`,
  handBack: (name: string) => `请把设备交还给 ${name}`,
  thanks: {
    done: (name: string) => `谢谢，${name} 已处理完毕`,
    declined: (name: string) => `${name} 的决定已记录`,
  } satisfies Record<Ended, (name: string) => string>,
  locked: (host: string) => `${host} 的账号在这台设备上已锁定。`,
  why: (name: string) => `${name} 将收到一个验证码，用来证明本人并打开合同。`,
  begin: (name: string) => `我是 ${name}，开始`,
  others: '现在也可以由这些人处理',
  finished: '所有人都已处理完毕。',
  waits: '其他参与人会在轮到时收到通知，或稍后再当面处理。',
  host: (host: string) => `${host} 登录并返回`,
  hostWhy: '只有设备的主人可以在这里登录。',
  overTitle: '当面签署已结束',
  overWhy: '设备已被收回，或超过 30 分钟没有使用。登录后可以继续处理这份合同。',
  login: '登录',
  failed: '暂时无法确认这台设备的状态',
  again: '再试一次',
};
