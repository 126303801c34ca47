import { defineText } from '../../../../text/text.ts';

export const useDevicesText = defineText(
  {
    title: '登录设备',
    lead: '您的账号正在这些地方登录。看到不认识的设备，请退出它并修改登录密码。',
    list: '登录设备列表',
    current: '这台设备',
    unknown: '未知设备',
    on: (browser: string, system: string) => `${system} 上的 ${browser}`,
    since: (when: string) => `${when} 登录`,
    active: (when: string) => `${when}活跃`,
    now: '正在使用',
    from: (ip: string) => `IP ${ip}`,
    signOut: '退出登录',
    signOutOf: (name: string) => `退出 ${name}`,
    signOutTitle: (name: string) => `退出“${name}”？`,
    signOutWhy: '那台设备会马上退出，没有保存的内容会丢失。此操作不能撤销，需要在那台设备上重新登录。',
    done: '已退出那台设备',
    others: '退出其他所有设备',
    othersTitle: '退出其他所有设备？',
    othersWhy: (count: number) => `另外 ${count} 处登录会马上退出，没有保存的内容会丢失。此操作不能撤销。`,
    othersDone: '其他设备已全部退出',
    alone: '除这台设备外，没有其他登录。',
    password: '修改登录密码',
  },
  {
    title: 'Devices',
    lead: 'Your account is logged in on these devices. If you do not recognise one, log it out and change your login password.',
    list: 'Logged-in devices',
    current: 'This device',
    unknown: 'Unknown device',
    on: (browser, system) => `${browser} on ${system}`,
    since: (when) => `logged in ${when}`,
    active: (when) => `active ${when}`,
    now: 'in use now',
    from: (ip) => `IP ${ip}`,
    signOut: 'Log out',
    signOutOf: (name) => `Log out ${name}`,
    signOutTitle: (name) => `Log out "${name}"?`,
    signOutWhy:
      'The device is logged out at once and unsaved changes on it are lost. This cannot be undone; to use it again, log in on that device.',
    done: 'That device is logged out',
    others: 'Log out all others',
    othersTitle: 'Log out all other devices?',
    othersWhy: (count) =>
      count === 1
        ? 'One other device is logged out at once and unsaved changes on it are lost. This cannot be undone.'
        : `${count} other devices are logged out at once and unsaved changes on them are lost. This cannot be undone.`,
    othersDone: 'All other devices are logged out',
    alone: 'This is the only device that is logged in.',
    password: 'Change login password',
  },
);
