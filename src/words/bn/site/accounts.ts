import type { accounts as en } from '../../en/site/accounts.ts';
import type { Like } from '../../like.ts';

export const accounts = {
  signInOrRegister: 'সাইন ইন বা রেজিস্টার করুন',
  accountOf: ({ initials, name }) => `${initials}, ${name}-এর অ্যাকাউন্ট`,
  myTrips: 'আমার ভ্রমণ',
  myBookings: 'আমার বুকিং',
  myAccount: 'আমার অ্যাকাউন্ট',
  logout: 'লগ আউট',
  account: 'অ্যাকাউন্ট',
  guest: 'স্বাগত',
  signInHint: 'নিজের অ্যাকাউন্ট দেখতে সাইন ইন করুন',
  signIn: 'সাইন ইন করুন',
  dialogTitle: 'আপনাকে স্বাগত',
  loginFailed: 'লগ ইন করা গেল না',
  registrationFailed: 'রেজিস্ট্রেশন করা গেল না',
  loggedIn: 'লগ ইন হয়েছে। আবার স্বাগত!',
  registered: 'রেজিস্ট্রেশন হয়েছে। সফরে আপনাকে স্বাগত!',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল (না দিলেও চলে)',
  password: 'পাসওয়ার্ড',
  confirmation: 'পাসওয়ার্ড আবার লিখুন',
  consent:
    'আপনার নাম, ফোন আর ইমেল আমরা রাখি শুধু আপনাকে সাইন ইন করাতে আর আপনার পরিকল্পনাগুলি দেখাতে, আর কিছুতে নয়। আমাদের জানালে যে কোনও সময় এগুলির কপি নিতে পারেন বা অ্যাকাউন্ট মুছিয়ে নিতে পারেন।',
  login: 'লগ ইন',
  register: 'রেজিস্টার করুন',
  createAccount: 'অ্যাকাউন্ট খুলুন',
  tabs: 'লগ ইন বা রেজিস্টার',
} satisfies Like<typeof en>;
