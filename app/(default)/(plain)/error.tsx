'use client';

export { CrashContent as default } from '@/components/failures/crash-page.client';
