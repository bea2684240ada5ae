/** Planning without JavaScript, in the order of its links: phone, e-mail, packages. */
export const withoutScript = {
  beforePhone:
    'Planning a trip needs JavaScript. Turn it on in your browser and search again. Or plan it with us: call',
  beforeEmail: 'or write to',
  beforePackages: '. Our',
  packages: 'travel packages',
  afterPackages: 'can be read as they are.',
} as const;
