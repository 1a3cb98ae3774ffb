import { quote, quotePhp } from './quote';
import type { SampleRequest } from './types';

/*
 * Streams of events, in the languages for which the snippet library waits for the end of the response, which never comes.
 * They use the same clients as its other snippets, and print each line as it arrives.
 */

/** Go with net/http. */
export function toGoStream({ method, url, headers }: SampleRequest): string {
  return `package main

import (
	"bufio"
	"fmt"
	"log"
	"net/http"
)

func main() {
	req, err := http.NewRequest(${quote(method)}, ${quote(url)}, nil)
	if err != nil {
		log.Fatal(err)
	}
${headers.map(({ name, value }) => `	req.Header.Add(${quote(name)}, ${quote(value)})`).join('\n')}

	res, err := http.DefaultClient.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer res.Body.Close()

	reader := bufio.NewReader(res.Body)
	for {
		line, err := reader.ReadString('\\n')
		if err != nil {
			break
		}
		fmt.Print(line)
	}
}`;
}

/** Java with OkHttp, whose own limit of 10 seconds between two reads is shorter than the pauses of a stream. */
export function toJavaStream({ method, url, headers }: SampleRequest): string {
  return `OkHttpClient client = new OkHttpClient.Builder()
  .readTimeout(60, TimeUnit.SECONDS)
  .build();

Request request = new Request.Builder()
  .url(${quote(url)})
  .method(${quote(method)}, null)
${headers.map(({ name, value }) => `  .addHeader(${quote(name)}, ${quote(value)})`).join('\n')}
  .build();

try (Response response = client.newCall(request).execute()) {
  BufferedSource source = response.body().source();
  String line;
  while ((line = source.readUtf8Line()) != null) {
    System.out.println(line);
  }
}`;
}

/** PHP with its cURL extension. */
export function toPhpStream({ method, url, headers }: SampleRequest): string {
  return `<?php

$curl = curl_init();

curl_setopt_array($curl, [
  CURLOPT_URL => ${quotePhp(url)},
  CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},
  CURLOPT_HTTPHEADER => [
${headers.map(({ name, value }) => `    ${quotePhp(`${name}: ${value}`)},`).join('\n')}
  ],
  CURLOPT_WRITEFUNCTION => function ($curl, $chunk) {
    echo $chunk;
    flush();
    return strlen($chunk);
  },
]);

curl_exec($curl);

curl_close($curl);`;
}

/** C# with HttpClient. */
export function toCSharpStream({ method, url, headers }: SampleRequest): string {
  return `var client = new HttpClient();

var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});
${headers.map(({ name, value }) => `request.Headers.Add(${quote(name)}, ${quote(value)});`).join('\n')}

using (var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead))
{
  response.EnsureSuccessStatusCode();
  using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
  while (await reader.ReadLineAsync() is { } line)
  {
    Console.WriteLine(line);
  }
}`;
}
