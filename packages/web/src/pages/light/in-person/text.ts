import type { ParticipantStatus } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

type Ended = 'done' | 'declined';
/** How the turn of a participant on this device ended. */
export const endedAs = (status: ParticipantStatus): Ended => (status.startsWith('ED_FAIL') ? 'declined' : 'done');

export const useInPersonText = defineText(
  {
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
  },
  {
    loading: 'Checking the state of this device',
    handTo: (name) => `Please hand the device to ${name}`,
    handBack: (name) => `Please hand the device back to ${name}`,
    thanks: {
      done: (name) => `Thank you, ${name} has finished`,
      declined: (name) => `The decision of ${name} is recorded`,
    },
    locked: (host) => `The account of ${host} is locked on this device.`,
    why: (name) => `${name} will get a code that proves who they are and opens the contract.`,
    begin: (name) => `I am ${name}: begin`,
    others: 'These people can act now, too',
    finished: 'Everyone has acted.',
    waits: 'The others are told when it is their turn, or act in person later.',
    host: (host) => `${host}: log in and return`,
    hostWhy: 'Only the owner of the device can log in here.',
    overTitle: 'Signing in person has ended',
    overWhy: 'The device was taken back, or not used for 30 minutes. Log in to go on with the contract.',
    login: 'Log in',
    failed: 'The state of this device cannot be checked now',
    again: 'Try again',
  },
);
