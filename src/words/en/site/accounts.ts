import { REGISTRATION_CONSENT } from '../../../core/accounts/account-form.ts';

/** Signing in and registering. */
export const accounts = {
  signInOrRegister: 'Sign in or register',
  accountOf: ({ initials, name }: { initials: string; name: string }) => `${initials}, account of ${name}`,
  myTrips: 'My trips',
  myBookings: 'My bookings',
  logout: 'Logout',
  account: 'Account',
  guest: 'Welcome Guest',
  signInHint: 'Sign in to access your account',
  signIn: 'Sign In',
  dialogTitle: 'Welcome aboard',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  loggedIn: 'Login successful! Welcome back.',
  registered: 'Registration successful! Welcome to the journey.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email (optional)',
  password: 'Password',
  confirmation: 'Confirm password',
  consent: REGISTRATION_CONSENT.text,
  login: 'Login',
  register: 'Register',
  createAccount: 'Create account',
  tabs: 'Login or register',
} as const;
