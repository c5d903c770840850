/** In the foot of mails that warn: they cannot be turned off, so that nobody turns them off for somebody else. */
export const whyAboutSafety =
  'You get this because this is the address of your Settlewise account. Mails about its safety cannot be turned off.';
