package com.example.avatar

import android.util.Base64
import org.json.JSONObject
import java.io.File
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL

private val ORIGIN = Regex("""^https?://[^/?#@\\]+(?=[/?#]|$)""")

/** Scheme, host and port of a web page, or null for any other address. */
fun originOf(url: String): String? = ORIGIN.find(url)?.value

fun isSameOrigin(page: String, creator: String): Boolean = originOf(page) != null && originOf(page) == originOf(creator)

/** The result of an export: where the GLB is, and the IDs that a page may report with it. */
data class AvatarExport(val url: String, val urlType: String, val avatarId: String?, val sessionId: String?) {

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
        // Only the simulator, on this phone's forwarded port, has no TLS.
        if (address.protocol != "https" && address.host != "127.0.0.1") throw IOException("The avatar link is not HTTPS")
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
        // #region parse
        /** Reads one message of a page. Returns null unless the creator's own page reports a finished avatar. */
        fun parse(message: String?, page: String, creator: String): AvatarExport? {
            if (!isSameOrigin(page, creator)) return null
            val json = runCatching { JSONObject(message.orEmpty()) }.getOrNull() ?: return null
            if (json.optString("source") != "avaturn") return null
            if (json.optString("eventName") != "v2.avatar.exported") return null
            val data = json.optJSONObject("data") ?: return null
            val url = (data.opt("url") as? String).orEmpty().ifEmpty { return null }
            fun id(name: String) = if (data.isNull(name)) null else data.getString(name)
            return AvatarExport(url, data.optString("urlType"), id("avatarId"), id("sessionId"))
        }
        // #endregion parse
    }
}
