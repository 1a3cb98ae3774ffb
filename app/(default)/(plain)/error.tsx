'use client';

export { CrashText as default } from '@/components/failures/crash-page.client';
