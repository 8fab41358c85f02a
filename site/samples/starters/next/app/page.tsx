'use client';
import dynamic from 'next/dynamic';

/** The SDK and WebGL need a browser, so the server leaves this part out. */
const AvatarApp = dynamic(() => import('../components/AvatarApp'), {ssr: false});

export default function Page() {
  return <AvatarApp />;
}
