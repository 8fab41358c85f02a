package com.example.avatar

import android.util.Base64
import org.json.JSONObject
import java.io.File
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL

/** What the page says when the person has finished: where the GLB is. */
data class AvatarExport(val url: String, val urlType: String) {

    /** Fetches or decodes the GLB and writes it to [target]. Call it off the main thread. */
    @Throws(IOException::class)
    fun saveTo(target: File) {
        val partial = File("${target.path}.part")
        target.parentFile?.mkdirs()
        try {
            if (urlType == "httpURL") download(partial) else partial.writeBytes(decode())
            requireGlb(partial)
            if (!partial.renameTo(target)) throw IOException("Could not move the avatar to $target")
        } finally {
            partial.delete()
        }
    }

    private fun decode(): ByteArray =
        try {
            Base64.decode(url.substringAfterLast(','), Base64.DEFAULT)
        } catch (error: IllegalArgumentException) {
            throw IOException("The data URL is not base64", error)
        }

    private fun download(target: File) {
        val address = URL(url)
        if (address.protocol != "https") throw IOException("The avatar link is not HTTPS")
        val connection = address.openConnection() as HttpURLConnection
        connection.connectTimeout = 15_000
        connection.readTimeout = 60_000
        try {
            val status = connection.responseCode
            if (status != HttpURLConnection.HTTP_OK) throw IOException("The server responded with $status")
            connection.inputStream.use { input ->
                target.outputStream().use { output -> input.copyTo(output) }
            }
        } finally {
            connection.disconnect()
        }
    }

    /** Every GLB starts with these four characters. An error page does not. */
    private fun requireGlb(file: File) {
        val head = ByteArray(4)
        val count = file.inputStream().use { it.read(head) }
        if (count != 4 || !head.contentEquals("glTF".toByteArray())) throw IOException("The file is not a GLB")
    }

    companion object {
        private const val EXPORTED = "v2.avatar.exported"

        /** Reads one bridge message. Returns null for every message that is not a finished avatar. */
        fun parse(message: String?): AvatarExport? {
            val json = runCatching { JSONObject(message.orEmpty()) }.getOrNull() ?: return null
            if (json.optString("eventName") != EXPORTED) return null
            val data = json.optJSONObject("data") ?: return null
            val url = data.optString("url")
            return if (url.isEmpty()) null else AvatarExport(url, data.optString("urlType"))
        }
    }
}
