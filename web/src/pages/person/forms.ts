/** The forms of the visitor's menu: what they ask for, and what they send. */
import { post } from '../../lib/net/http';
import type { Key } from '../../lib/i18n/i18n.svelte';
import type { Me } from '../../lib/net/protocol';
import { forgetMe, rename, visitor } from './visitor.svelte';

export type FormName = 'rename' | 'account' | 'login' | 'password' | 'forget';
export type FieldName = 'name' | 'password' | 'old' | 'new';
export type Values = Record<FieldName, string>;

export interface Field {
  name: FieldName;
  label: Key;
  hint?: Key;
  secret?: boolean;
  least?: number;
  most: number;
  /** As browsers and password managers call it. */
  fill: 'nickname' | 'username' | 'current-password' | 'new-password';
}

export interface Form {
  title: Key;
  lead: Key;
  submit: Key;
  danger?: boolean;
  fields: Field[];
  no: Record<string, Key>;
  send: (values: Values) => Promise<void>;
}

const LONGEST_NAME = 40;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;
const NO_NAME = { bad_request: 'front.no.name', invalid: 'front.no.name' } as const;

const name: Field = { name: 'name', label: 'front.me.name', most: LONGEST_NAME, fill: 'nickname' };
const account: Field = { name: 'name', label: 'front.me.account_name', most: LONGEST_NAME, fill: 'username' };
const secret: Field = {
  name: 'password',
  label: 'front.me.password',
  secret: true,
  most: LONGEST_PASSWORD,
  fill: 'current-password',
};
const fresh: Field = {
  ...secret,
  hint: 'front.me.password.hint',
  least: SHORTEST_PASSWORD,
  fill: 'new-password',
};

async function become(me: Promise<Me>): Promise<void> {
  visitor.me = await me;
}

export const FORMS: Record<FormName, Form> = {
  rename: {
    title: 'front.me.rename',
    lead: 'front.me.rename.lead',
    submit: 'front.me.rename.do',
    fields: [name],
    no: NO_NAME,
    send: (values) => rename(values.name.trim()),
  },
  account: {
    title: 'front.me.account',
    lead: 'front.me.account.lead',
    submit: 'front.me.account.do',
    fields: [account, fresh],
    no: { ...NO_NAME, taken: 'front.no.name_taken' },
    send: (values) => become(post('/api/account', { name: values.name.trim(), password: values.password })),
  },
  login: {
    title: 'front.me.login',
    lead: 'front.me.login.lead',
    submit: 'front.me.login.do',
    fields: [account, secret],
    no: {},
    send: (values) => become(post('/api/login', { name: values.name.trim(), password: values.password })),
  },
  password: {
    title: 'front.me.change',
    lead: 'front.me.change.lead',
    submit: 'front.me.change.do',
    fields: [
      { ...secret, name: 'old', label: 'front.me.old' },
      { ...fresh, name: 'new', label: 'front.me.new' },
    ],
    no: { wrong_password: 'front.no.old_password' },
    send: (values) => become(post('/api/account/password', { old: values.old, new: values.new })),
  },
  forget: {
    title: 'front.me.forget',
    lead: 'front.me.forget.lead',
    submit: 'front.me.forget.do',
    danger: true,
    fields: [],
    no: {},
    send: forgetMe,
  },
};
