'use client';

export { CrashPage as default } from '@/components/failures/crash-page.client';
